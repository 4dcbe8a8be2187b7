/** @jsxImportSource ../../../src/react/static */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

const SVG = 'http://www.w3.org/2000/svg';

interface ButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly buttonRef: (element: Element) => void;
}

const Button = ({ label, onClick, buttonRef }: ButtonProps) => (
  <button type="button" onClick={onClick} ref={buttonRef}>
    {label}
  </button>
);

it('makes elements of tags, attributes and children, and leaves out what is not there', () => {
  const isOff: boolean = false;
  const element = (
    <section className="a b" aria-label="Notice" data-theme={undefined} hidden={isOff}>
      {isOff && <p>never</p>}
      <p>One {'two'}</p>
      {['x', 'y'].map((letter) => (
        <i key={letter}>{letter}</i>
      ))}
    </section>
  );
  expect(element.outerHTML).toBe(
    '<section class="a b" aria-label="Notice"><p>One two</p><i>x</i><i>y</i></section>',
  );
});

it('makes drawings with the names that React gives their attributes', () => {
  const icon = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M0 0" strokeWidth="2" />
    </svg>
  );
  expect([icon.namespaceURI, icon.firstElementChild?.namespaceURI]).toEqual([SVG, SVG]);
  expect(icon.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(icon.firstElementChild?.getAttribute('stroke-width')).toBe('2');
});

it('calls components with their props, `ref` with the element, and `onClick` at a click', () => {
  const onClick = vi.fn();
  const ref = vi.fn();
  const button = (<Button label="Yes" onClick={onClick} buttonRef={ref} />) as HTMLElement;
  expect(ref.mock.calls).toEqual([[button]]);
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.textContent).toBe('Yes');
});

it('sets text as text', () => {
  expect((<p>{'<img src=x onerror=alert(1)>'}</p>).innerHTML).toBe('&lt;img src=x onerror=alert(1)&gt;');
});
