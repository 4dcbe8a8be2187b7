// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/map/map.mount';
import { createConsent } from '../../../../src/consent/consent';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const ADDRESS = { addressTitle: 'Otterbrook', addressLine1: '1 Mill Lane', mapLat: 51, mapLng: 0 };

it.each([
  ['a ratio', { aspectRatio: 50 }, 'sqs-block-content page-map sqs-block-map-content sqs-intrinsic', '2', ''],
  ['rows', { vSize: 10 }, 'sqs-block-content page-map sqs-block-map-content', '', '340px'],
])(
  'gives a map with %s its height before it is allowed, and shows the address',
  (_, settings, classes, ratio, height) => {
    const element = pageElement('<div class="sqs-block-map"><div class="sqs-block-content"></div></div>');
    element.dataset.blockJson = JSON.stringify({ location: ADDRESS, ...settings });
    const before = element.outerHTML;
    const consent = createConsent(
      () => {},
      () => ({ isRestrictiveCookiePolicyEnabled: true }),
    );
    const { scope } = mountUnit(unit, element, { consent });
    const content = element.firstElementChild as HTMLElement;
    expect(content.className).toBe(classes);
    expect(content.style.getPropertyValue('--inlay-map-ratio')).toBe(ratio);
    expect(content.style.getPropertyValue('--inlay-map-height')).toBe(height);
    expect(content.querySelector('address')?.textContent).toBe('Otterbrook1 Mill Lane');
    scope.end();
    expect(element.outerHTML).toBe(before);
  },
);

it.each([
  ['instead of the content', '<iframe src="https://maps.example"></iframe>'],
  ['in the content', '<div class="sqs-block-content"><iframe src="https://maps.example"></iframe></div>'],
])('leaves a frame of the owner’s own alone: %s', (_, html) => {
  document.body.innerHTML = `<div class="sqs-block-map" data-block-json="{}">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const { scope } = mountUnit(unit, element);
  expect(element.innerHTML).toBe(html);
  scope.end();
});
