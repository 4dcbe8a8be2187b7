// The same form from each. `shared`: what a page of that kind has anyway, by the ends of file names.

import { headFor } from '../../dist/server.js';
import { FIELDS } from './fields.mjs';

/**
 * @typedef {{ name: string, head: string, body: string, error: string, aim?: string }} Variant `error`: what is written at a
 * wrong field
 */

const item = ({ id, type, title, required }) =>
  `<div id="${id}" class="form-item field ${type}${required ? ' required' : ''}"><label class="title" for="${id}-field">${title}</label>
  <input class="field-element" id="${id}-field" name="${id}" type="text"${required ? ' aria-required="true"' : ''}></div>`;

const html = `<form id="form" data-form-id="bench" novalidate><div class="field-list">${FIELDS.map(item).join('')}</div>
  <div class="form-button-wrapper"><input class="sqs-system-button" type="submit" value="Send"></div></form>`;

const context = JSON.stringify({ formId: 'bench', formFields: FIELDS });

/** From `site:initialized` on a submit is kept; a mounted form answers it. */
const tell =
  '(window.Inlay||=[]).push((inlay)=>{inlay.on("site:initialized",formIsHeld);inlay.on("block:mounted",formIsReady)})';

const settings = `<script>Static={SQUARESPACE_CONTEXT:{website:{}}};${tell}</script>`;
const inlay = (renderer) =>
  `<link rel="stylesheet" href="/dist/site.css">${settings}<script type="module" src="/dist/${renderer}/site.js"></script>`;
/** From a server that has read the page. */
const named = (renderer, body) =>
  headFor(`<html lang="en">${settings}<body>${body}`, { base: '/dist/', renderer }) + settings;
const peer = (file) => `<script type="module" src="/peers/${file}.js"></script>`;
const block = (inside) => `<div class="sqs-block sqs-block-form" id="block-bench">${inside}</div>`;
const described = block(
  `<script type="application/json" class="sqs-form-block-context">${context}</script><div class="form-wrapper"></div>`,
);

/** @type {readonly Variant[]} */
export const VARIANTS = [
  {
    name: 'inlay, server-written',
    head: inlay('preact'),
    body: block(html),
    error: '.form-item .field-error',
    aim: '1.0 × react-hook-form',
  },
  {
    name: 'inlay, server-written, named by the server',
    head: named('preact', block(html)),
    body: block(html),
    error: '.form-item .field-error',
    aim: '1.0 × react-hook-form',
  },
  {
    name: 'inlay, JSON',
    head: inlay('preact'),
    body: described,
    error: '.form-item .field-error',
    aim: '1.3 × react-hook-form',
  },
  {
    name: 'inlay, JSON, named by the server',
    head: named('preact', described),
    body: described,
    error: '.form-item .field-error',
    aim: '1.0 × react-hook-form',
  },
  { name: 'inlay-react, JSON', head: inlay('react'), body: described, error: '.form-item .field-error' },
  {
    name: 'inlay-react, JSON, named by the server',
    head: named('react', described),
    body: described,
    error: '.form-item .field-error',
    aim: '1.0 × react-hook-form',
  },
  { name: 'just-validate', head: peer('just-validate'), body: html, error: '.just-validate-error-label' },
  {
    name: 'react-hook-form, Preact',
    head: peer('rhf-preact'),
    body: '<div id="place"></div>',
    error: '.field-error',
  },
  {
    name: 'react-hook-form, React',
    head: peer('rhf-react'),
    body: '<div id="place"></div>',
    error: '.field-error',
  },
];
