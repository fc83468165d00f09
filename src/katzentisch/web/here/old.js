/** Says so where a browser is too old for modules; it is itself no module, and in the oldest words there are. */

if (!(self.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports("importmap"))) {
  document.body.className = "too-old";
}
