/** Everything a component is made of: typed tags, hooks and signals. */

// @ts-types="../vendor/types.d.ts"
import { Fragment, h } from "preact";
// @ts-types="../vendor/types.d.ts"
import { useEffect, useMemo, useRef } from "preact/hooks";
// @ts-types="../vendor/types.d.ts"
import { signal } from "@preact/signals";
import { at } from "./api.js";

// @ts-types="../vendor/types.d.ts"
export { Fragment, render } from "preact";
// @ts-types="../vendor/types.d.ts"
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
// @ts-types="../vendor/types.d.ts"
export { batch, computed, effect, signal, useComputed, useSignal } from "@preact/signals";

/** @typedef {import("../vendor/types.d.ts").Child} Child */
/** @typedef {import("../vendor/types.d.ts").VNode} VNode */
/**
 * @template T
 * @typedef {import("../vendor/types.d.ts").Signal<T>} Signal
 */
/**
 * @template P
 * @typedef {import("../vendor/types.d.ts").Component<P>} Component
 */
/** @typedef {string | number | boolean | null | undefined} Scalar */
/** An event of a field of a form. @typedef {Event & { target: HTMLInputElement }} ControlEvent */
/** A `<details>` opens or closes. @typedef {Event & { currentTarget: HTMLDetailsElement }} DetailsEvent */
/**
 * Attributes as HTML and SVG spell them (`class`, `tabindex`, `stroke-width`), and handlers as `onClick`.
 *
 * @typedef {{
 *   key?: string | number,
 *   ref?: unknown,
 *   style?: string | Record<string, string | number>,
 *   [handler: `on${string}`]: ((event: any) => void) | null | undefined,
 *   [attribute: string]: unknown,
 * }} Attributes
 */

/** A number as people read it, with a minus sign instead of a hyphen. @param {number} value */
export const writeNumber = (value) => (value < 0 ? `−${-value}` : `${value}`);

/**
 * @param {string} name
 * @returns {(attributes?: Attributes | null, ...children: Child[]) => VNode}
 */
const tag = (name) => (attributes, ...children) =>
  h(name, attributes ?? null, ...children.map((child) => typeof child === "number" ? writeNumber(child) : child));

/**
 * A component with its props.
 *
 * @template P
 * @param {Component<P>} component
 * @param {P & { key?: string | number }} props
 * @param {...Child} children
 * @returns {VNode}
 */
export const use = (component, props, ...children) => h(component, props, ...children);

/**
 * A component that not everybody needs: its module is loaded when it is first shown, or by `load` before that.
 *
 * @template P
 * @param {() => Promise<Component<P>>} load
 * @returns {Component<P> & { load: () => Promise<void> }}
 */
export function later(load) {
  const found = signal(/** @type {Component<P> | null} */ (null));
  const take = async () => {
    found.value = await load();
  };
  /** @param {P} props */
  const component = (props) => {
    useEffect(() => void take(), []);
    return found.value && h(found.value, props);
  };
  return Object.assign(component, { load: take });
}

/** What is drawn by a function; the same node of it is not drawn twice. @param {{ draw: () => Child }} props */
const Drawn = ({ draw }) => draw();

/**
 * A drawing that is made again only when one of these values changes; otherwise nothing of it is even compared.
 *
 * @param {() => Child} draw
 * @param {unknown[]} values
 * @returns {VNode}
 */
export const useDrawn = (draw, values) => useMemo(() => h(Drawn, { draw }), values);

/**
 * A list of drawings of which only those are made again that depend on a value that changed. Each has a name in the list.
 *
 * @returns {(name: string | number, values: unknown[], draw: () => Child) => VNode}
 */
export function useDrawnList() {
  const last = useRef(/** @type {Map<string | number, { values: unknown[], node: VNode }>} */ (new Map()));
  const before = last.current;
  const now = new Map();
  last.current = now;
  return (name, values, draw) => {
    const known = before.get(name);
    const isSame = known?.values.every((value, at) => Object.is(value, values[at]));
    const shown = known && isSame ? known : { values, node: h(Drawn, { key: name, draw }) };
    now.set(name, shown);
    return shown.node;
  };
}

/**
 * Several nodes without one around them.
 *
 * @param {...Child} children
 * @returns {VNode}
 */
export const all = (...children) => h(Fragment, null, ...children);

/** A link; addresses of the house are what they are where the house is. @type {ReturnType<typeof tag>} */
export const a = (attributes, ...children) => {
  const href = attributes?.href;
  return h(
    "a",
    typeof href === "string" && href.startsWith("/") ? { ...attributes, href: at(href) } : attributes ?? null,
    ...children,
  );
};
export const article = tag("article");
export const aside = tag("aside");
export const button = tag("button");
export const caption = tag("caption");
export const code = tag("code");
export const dd = tag("dd");
export const details = tag("details");
export const dialog = tag("dialog");
export const div = tag("div");
export const dl = tag("dl");
export const dt = tag("dt");
export const fieldset = tag("fieldset");
export const figcaption = tag("figcaption");
export const figure = tag("figure");
export const footer = tag("footer");
export const form = tag("form");
export const h1 = tag("h1");
export const h2 = tag("h2");
export const h3 = tag("h3");
export const header = tag("header");
export const img = tag("img");
export const input = tag("input");
export const label = tag("label");
export const legend = tag("legend");
export const li = tag("li");
export const main = tag("main");
export const nav = tag("nav");
export const ol = tag("ol");
export const option = tag("option");
export const output = tag("output");
export const p = tag("p");
export const progress = tag("progress");
export const section = tag("section");
export const select = tag("select");
export const small = tag("small");
export const span = tag("span");
export const strong = tag("strong");
export const summary = tag("summary");
export const table = tag("table");
export const tbody = tag("tbody");
export const td = tag("td");
export const textarea = tag("textarea");
export const th = tag("th");
export const thead = tag("thead");
export const tr = tag("tr");
export const ul = tag("ul");

export const circle = tag("circle");
export const clipPath = tag("clipPath");
export const defs = tag("defs");
export const ellipse = tag("ellipse");
export const g = tag("g");
export const line = tag("line");
export const path = tag("path");
export const pattern = tag("pattern");
export const polygon = tag("polygon");
export const polyline = tag("polyline");
export const rect = tag("rect");
export const svg = tag("svg");
export const text = tag("text");
export const title = tag("title");
export const tspan = tag("tspan");
export const useTag = tag("use");
