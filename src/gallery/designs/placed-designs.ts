// Designs without a current slide, by their public names. Each is small; together they are one chunk. A design is a folder and a line here, or in
// `moving-designs.ts`.
export * as autocolumns from './autocolumns/autocolumns.design';
export * as autogrid from './autogrid/autogrid.design';
export * as autorows from './autorows/autorows.design';
export * as cells from './cells/cells.design';
export * as grid from './grid/grid.design';
export * as list from './list/list.design';
export * as masonry from './masonry/masonry.design';
export * as strips from './strips/strips.design';
