// What a server imports as `inlay/server`; its types are those of `public.ts`.
export { buildSearchIndex } from '../../server/search-index.mjs';
export { adopt } from './adopt/adopt';
export { filesFor, headFor } from './head-for';
