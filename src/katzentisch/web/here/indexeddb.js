/** Storage in IndexedDB: texts by key, written all or none, and on disk before anybody is told. */

const NAME = "katzentisch";
const TEXTS = "texts";
/** Under this key stands who may write: the tab that opened the storage last. */
const OWNER = " owner";

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const got = (request) =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error);
  });

export class BrowserStorage {
  /** @param {IDBDatabase} base @param {string} owner */
  constructor(base, owner) {
    this.base = base;
    this.owner = owner;
  }

  /** The storage for the tab that asks last; tabs that had it before can no longer write. */
  static async open() {
    const storage = await BrowserStorage.look();
    storage.owner = crypto.randomUUID();
    await storage.change((texts) => texts.put(storage.owner, OWNER));
    return storage;
  }

  /** The storage as anybody may read it; another tab may write meanwhile. */
  static async look() {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TEXTS);
    return new BrowserStorage(await got(asked), "");
  }

  texts() {
    return this.base.transaction(TEXTS, "readonly").objectStore(TEXTS);
  }

  /** @param {string} key @returns {Promise<string | undefined>} */
  read = (key) => got(this.texts().get(key));

  /** @param {string} prefix @returns {Promise<string[]>} */
  keys = async (
    prefix,
  ) => /** @type {string[]} */ (await got(this.texts().getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))));

  /** @param {string} changes a JSON object of texts, null for what goes */
  write = (changes) =>
    this.change(async (texts) => {
      if (await got(texts.get(OWNER)) !== this.owner) throw new Error("somebody else has the storage");
      for (const [key, text] of Object.entries(JSON.parse(changes))) {
        if (text === null) texts.delete(key);
        else texts.put(text, key);
      }
    });

  /** @param {(texts: IDBObjectStore) => unknown} act */
  async change(act) {
    const change = this.base.transaction(TEXTS, "readwrite", { durability: "strict" });
    const done = new Promise((kept, failed) => {
      change.oncomplete = () => kept(undefined);
      change.onabort = () => failed(change.error ?? new Error("not kept"));
    });
    try {
      await act(change.objectStore(TEXTS));
    } catch (problem) {
      change.abort();
      done.catch(() => {});
      throw problem;
    }
    return done;
  }
}
