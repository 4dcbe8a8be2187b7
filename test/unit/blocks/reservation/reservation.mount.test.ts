// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/reservation/reservation.mount';
import { createConsent } from '../../../../src/consent/consent';
import { mountUnit } from '../../support/mount-unit';

it.each([
  ['at first where its own script has not run', '', 1],
  [
    'only after a destroy where its own script has run',
    '<script src="https://embed.acuityscheduling.com/js/embed.js"></script>',
    0,
  ],
])('loads the script of a scheduling frame %s', async (_, script, atFirst) => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const element = document.createElement('div');
  element.className = 'sqs-block-acuity';
  element.innerHTML = `<div class="sqs-block-content"><iframe src="https://app.acuityscheduling.com/schedule.php?owner=1"></iframe>${script}</div>`;
  const consent = createConsent(
    () => {},
    () => ({}),
  );
  mountUnit(unit, element, { consent }).scope.end();
  expect(append).toHaveBeenCalledTimes(atFirst);
  mountUnit(unit, element, { consent }).scope.end();
  expect(append).toHaveBeenCalledTimes(atFirst + 1);
  append.mockRestore();
});
