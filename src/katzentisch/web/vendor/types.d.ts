/** What we use of the vendored modules. */

export interface VNode {
  type: unknown;
  props: Record<string, unknown>;
  key: unknown;
}
export type Child = VNode | string | number | boolean | null | undefined | Signal<string> | Child[];
// deno-lint-ignore no-explicit-any
export type Component<P = any> = (props: P) => Child;

export function h(type: string | Component, props: unknown, ...children: Child[]): VNode;
export function render(node: Child, parent: Element): void;
export const Fragment: Component<{ children?: Child }>;
export function createRef<T>(): { current: T | null };

export function useState<S>(initial: S | (() => S)): [S, (next: S | ((old: S) => S)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useRef<T>(initial: T): { current: T };
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;

export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;

export class FluentNumber {
  constructor(value: number);
  value: number;
  toString(scope?: unknown): string;
}
export type FluentValue = string | number | FluentNumber;
export interface FluentMessage {
  value: unknown;
  attributes: Record<string, unknown>;
}
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): FluentMessage | undefined;
  formatPattern(pattern: unknown, args: Record<string, FluentValue>, errors: Error[]): string;
}
