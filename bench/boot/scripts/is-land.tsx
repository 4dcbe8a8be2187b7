import { Island } from '@11ty/is-land';
import { hydrate, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { countMounted } from './page.types';

const mounted = countMounted();

function Counter({ title }: { title: string }): VNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <h3>{title}</h3>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <span>{count || null}</span>
      <ul>
        <li>One</li>
        <li>Two</li>
        <li>Three</li>
      </ul>
    </>
  );
}

// The script defines the element when it is evaluated; islands look their type up in a later microtask.
Island.addInitType('counter', (island: HTMLElement) => {
  hydrate(<Counter title={island.dataset.title ?? ''} />, island);
  mounted();
});
