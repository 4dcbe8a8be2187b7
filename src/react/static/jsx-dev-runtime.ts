// Tests and other development builds import it instead of `jsx-runtime`.
export type { JSX } from './jsx-runtime';
export { jsx as jsxDEV } from './jsx-runtime';
