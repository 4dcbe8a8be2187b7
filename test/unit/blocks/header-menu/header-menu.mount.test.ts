// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as headerMenu } from '../../../../src/blocks/header-menu/header-menu.mount';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ openLater: vi.fn() }));
vi.mock('../../../../src/ui/navigation/open-later', () => mocks);

beforeEach(() => mocks.openLater.mockReset());

describe('the menu of a header', () => {
  const HEADER = `<header><i class="header-menu"></i><button class="header-burger-btn"></button>
    <nav class="header-nav"><a class="header-nav-folder-title"></a></nav></header>`;

  function mount(html = HEADER) {
    const mountMenus = vi.fn(async () => {});
    mocks.openLater.mockReturnValue(mountMenus);
    const header = pageElement(html);
    const click = vi.fn();
    header.querySelector('button')?.addEventListener('click', click);
    const { scope } = mountUnit(headerMenu, header);
    const [, { toggles }, load] = mocks.openLater.mock.calls[0] ?? [];
    const request = async (event?: object) => {
      scope.bus.emit('menu:opened', event as never);
      await Promise.resolve();
      return [mountMenus.mock.calls.length, click.mock.calls.length];
    };
    return { scope, toggles, load, request };
  }

  it('has its burgers and folders as toggles', () => {
    const elements = mount().toggles.map(({ element }: { readonly element: Element }) => element.className);
    expect(elements).toEqual(['header-burger-btn', 'header-nav-folder-title']);
  });

  it('is opened by the event of a theme’s script, not by one that tells of a menu that has opened', async () => {
    const { request } = mount();
    expect(await request({ element: document.body })).toEqual([0, 0]);
    expect(await request()).toEqual([1, 1]);
    expect(await mount(HEADER.replace('<i class="header-menu"></i>', '')).request()).toEqual([0, 0]);
  });

  it('leaves that event to its code, once that has come', async () => {
    const { load, request } = mount();
    await load();
    expect(await request()).toEqual([0, 0]);
  });
});
