// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readPortfolioHover } from '../../../../src/blocks/portfolio-hover/portfolio-hover.mount';

function read(
  attributes: Readonly<Record<string, string>>,
  tweaks: readonly string[] = [],
  values?: Readonly<Record<string, unknown>>,
  warn = () => {},
) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readPortfolioHover(element, { classes: tweaks, tweaks: values }, warn);
}

describe('readPortfolioHover', () => {
  it.each([
    [{ 'data-props': '{"mode":"hover-follow"}' }, 'hover-follow'],
    [{ 'data-variant-hover-static': '' }, 'hover-static'],
    [{ 'data-props': '{"mode":"hover-over"}', 'data-variant-hover-follow': '' }, 'hover-follow'],
    [{}, 'hover-cover'],
  ])('reads the mode of %j', (attributes, mode) => {
    expect(read(attributes)).toMatchObject({ mode, attributes: { 'data-mode': mode } });
  });

  it('reads the settings of its mode from the classes of the body, and no others', () => {
    const { attributes } = read({}, [
      'tweak-portfolio-index-background-link-format-stacked',
      'tweak-portfolio-index-background-width-full-bleed',
      'tweak-portfolio-index-background-animation-type-scale-up',
      'tweak-portfolio-index-background-animation-duration-slow',
      'tweak-portfolio-hover-follow-layout-inline',
      'tweak-portfolio-hover-follow-front',
    ]);
    expect(attributes).toEqual({
      'data-mode': 'hover-cover',
      'data-layout': 'stacked',
      'data-width': 'full-bleed',
      'data-animation': 'scale-up',
      'data-animation-duration': 'slow',
    });
  });

  it('reads a switch from a class that is all of its name, and the rest from the values of the style editor', () => {
    const { attributes, height } = read(
      { 'data-variant-hover-static': '' },
      ['tweak-portfolio-hover-static-front'],
      { 'tweak-portfolio-hover-static-delimiter': 'Forward Slash' },
    );
    expect(attributes).toMatchObject({ 'data-active-item-front': 'true', 'data-delimiter': 'forward-slash' });
    expect(height).toBeUndefined();
  });

  it('has the height that an author has set, where one has', () => {
    const values = { 'tweak-portfolio-index-background-custom-height': '60' };
    expect(read({}, ['tweak-portfolio-index-background-height-custom'], values).height).toBe(60);
    expect(read({}, ['tweak-portfolio-index-background-height-large'], values).height).toBeUndefined();
  });

  it('warns of props that are not JSON', () => {
    const warn = vi.fn();
    expect(read({ 'data-props': '{mode' }, [], {}, warn).mode).toBe('hover-cover');
    expect(warn).toHaveBeenCalledOnce();
  });
});
