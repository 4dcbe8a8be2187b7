// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { columnWidthOf } from '../../../../src/gallery/designs/autocolumns/autocolumns.design';
import { readSavedColumns } from '../../../../src/hosts/saved-page/read-saved-columns';

const item = (style: string) => Object.assign(document.createElement('div'), { style });
const at = (left: number) => item(`left: ${left}px; width: 288px`);

describe('the columns of a wall that was saved after its script', () => {
  it('are kept in the window they were made for, and in one somewhat wider or narrower', () => {
    const settings = readSavedColumns([at(736), at(0), item(''), at(368), at(0)]);
    expect(settings?.gutter).toBe(80);
    const columnsAt = (width: number) =>
      Math.round((width + 80) / (columnWidthOf({ ...settings, width }) + 80));
    expect([900, 1024, 1152].map(columnsAt)).toEqual([3, 3, 3]);
    expect(columnWidthOf({ ...settings, width: 1024 })).toBe(288);
    expect(columnsAt(360)).toBe(1);
  });

  it('say nothing where nothing was placed', () => {
    expect(readSavedColumns([])).toBeUndefined();
    expect(readSavedColumns([item('width: 30%'), item('')])).toBeUndefined();
  });
});
