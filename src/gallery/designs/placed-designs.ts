// Designs without a current slide: each is small, and together they are one chunk.
export * as autocolumns from './autocolumns';
export * as autogrid from './autogrid';
export * as autorows from './autorows';
export * as cells from './cells';
export * as grid from './grid';
export * as list from './list';
export * as masonry from './masonry';
export * as strips from './strips';
