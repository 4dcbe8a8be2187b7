// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readColumns } from '../../../../src/blocks/blog-masonry/blog-masonry.mount';

it('reads the width and the number of columns from the settings of a theme', () => {
  expect(readColumns({ minColumnWidth: '300px', maxNumberColumns: '4' })).toEqual({
    '--inlay-blog-column': '300px',
    '--inlay-blog-columns': '4',
  });
});

it('leaves out what is no length and no number', () => {
  expect(readColumns({ minColumnWidth: 'wide', maxNumberColumns: '0' })).toEqual({});
  expect(readColumns(undefined)).toEqual({});
});
