// What snippets for contributors take for granted: names that the text around them explains. Not a module: it declares some.

declare const scope: import('../../../src/core/scope').Scope;
declare const slide: HTMLElement;
declare const json: unknown;
declare const text: string;
declare function send(key: unknown): void;
declare function show(message: string): void;
declare function t(id: 'title'): string;
declare function FoldButton(props: { readonly store: { toggle(): void } }): import('react').ReactNode;
declare function Panel(props: PanelProps): import('react').ReactNode;

interface PanelProps {
  readonly onSave?: () => void;
  readonly onClose: () => void;
}

declare module '*/fold.messages.json' {
  const messages: Readonly<Record<'more' | 'less', string>>;
  export default messages;
}

declare module '*/greeting.data' {
  export function readGreeting(settings: unknown, warn: unknown): { readonly name: string } | undefined;
}

declare module '*/greeting.view' {
  export function Greeting(props: { readonly data: { readonly name: string } }): import('react').ReactNode;
}
