import { encodePart } from '../../text/address-part';
import { escapeHtml } from '../../text/escape';
import { escapeAttribute } from '../escape-attribute';
import type { ComparedPage } from './compare-pages';
import { printSize } from './print-size';
import type { Fact, Need, SiteSummary } from './site-summary';
import type { Picture } from './take-picture';

export interface ReportPageOptions {
  readonly summary: SiteSummary;
  /** The folder of the copy's pages, from the report: `OUT`. */
  readonly copy: string;
  /** The terminal's report, for those who want everything. */
  readonly full: string;
  readonly pageCount: number;
  /** The settings for a host that reads no file of the site. */
  readonly nginx?: string;
  /** Pictures of a few pages. */
  readonly compared?: readonly ComparedPage[];
}

/** All that is shown of a list; the rest is behind «and N more» in the same place. */
const SHOWN = 12;

const STYLE = `
:root{color-scheme:light dark;--ink:#1c2320;--soft:#5b6660;--paper:#f6f5f1;--card:#fff;--line:#dcdad2;--yes:#1d6b45;--no:#8a4b0f;--mark:#e9f3ec;--warn:#fbf0e0}
@media (prefers-color-scheme:dark){:root{--ink:#ecefec;--soft:#a7b1ab;--paper:#151917;--card:#1e2421;--line:#36403a;--yes:#7fd1a5;--no:#f0b878;--mark:#1d3427;--warn:#3a2b16}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:3rem 1.25rem 5rem}
h1{font-size:1rem;font-weight:600;color:var(--soft);margin:0 0 .5rem}
.verdict{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;font-weight:700;margin:0 0 .75rem;color:var(--no);text-wrap:balance}
.verdict.yes{color:var(--yes)}
.sum{color:var(--soft);margin:0 0 2.5rem}
h2{font-size:1.25rem;margin:2.75rem 0 .75rem}
ul{margin:0;padding:0;list-style:none}
.facts>li{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.8rem 1rem;margin:0 0 .6rem}
.facts>li.open{background:var(--warn)}.facts>li.done{background:var(--mark)}
.facts p{margin:0}.state{font-weight:600;color:var(--no)}.done .state{color:var(--yes)}
.works{display:flex;flex-wrap:wrap;gap:.5rem}
.works>li{background:var(--mark);border-radius:2rem;padding:.3rem .9rem}
.works small{color:var(--soft)}
details{margin:.5rem 0 0}summary{cursor:pointer;color:var(--soft);font-size:.9375rem}
details ul{margin:.4rem 0 0;font-size:.9375rem;overflow-wrap:anywhere}
details li{padding:.15rem 0}
pre{background:var(--paper);border:1px solid var(--line);border-radius:.4rem;padding:.6rem .75rem;margin:.6rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
figure{margin:0 0 1.25rem;display:grid;grid-template-columns:1fr 1fr;gap:.35rem .75rem;break-inside:avoid}figcaption{grid-column:1/-1}figure img{width:100%;height:auto;border:1px solid var(--line);border-radius:.4rem;display:block}figure small{color:var(--soft)}
a{color:inherit}a:focus-visible,summary:focus-visible{outline:3px solid var(--yes);outline-offset:2px}
@media print{body{background:#fff;color:#000}main{max-width:none;padding:0}.facts>li,.works>li{background:none!important;border:1px solid #999;break-inside:avoid}.full{display:none}}
`;

const link = (copy: string, path: string): string => {
  const steps = [copy, ...path.split(/[\\/]/)].map(encodePart).join('/');
  return `<a href="${escapeAttribute(steps)}">${escapeHtml(path)}</a>`;
};

function list(title: string, items: readonly string[]): string {
  if (!items.length) return '';
  const [shown, rest] = [items.slice(0, SHOWN), items.slice(SHOWN)];
  const lines = (all: readonly string[]) => `<ul>${all.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const more = rest.length
    ? `<details><summary>and ${rest.length} more</summary>${lines(rest)}</details>`
    : '';
  return `<details><summary>${title}</summary>${lines(shown)}${more}</details>`;
}

const onPages = (count: number): string => (count === 1 ? 'on 1 page' : `on ${count} pages`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function folded({ details, pages }: Fact, copy: string): string {
  return [
    list(
      details.length === 1 ? 'Which one' : `Which ${details.length}`,
      details.filter(Boolean).map((detail) => escapeHtml(detail)),
    ),
    list(
      capital(onPages(pages.length)),
      pages.map((page) => link(copy, page)),
    ),
  ].join('');
}

function need({ paste, isDone, ...fact }: Need, copy: string): string {
  const state = paste
    ? `<p class="state">${isDone ? 'Found in your settings.' : 'Not in your settings yet. Write into inlay.config.json, and run the command again:'}</p>`
    : '';
  const code = paste && !isDone ? `<pre>{ ${escapeHtml(paste)} }</pre>` : '';
  return `<li class="${isDone ? 'done' : 'open'}"><p>${escapeHtml(fact.text)}</p>${state}${code}${folded(fact, copy)}</li>`;
}

const section = (title: string, content: string): string =>
  content ? `<h2>${title}</h2>\n${content}\n` : '';
const facts = (items: readonly string[]): string =>
  items.length ? `<ul class="facts">\n${items.join('\n')}\n</ul>` : '';

function comparison({ path, before, after }: ComparedPage, copy: string): string {
  const shot = ({ src, bytes }: Picture, what: string) =>
    `<div><img src="${escapeAttribute(src)}" width="640" height="450" alt="${what}: the first screen of ${escapeAttribute(path)}"><small>${what}: ${printSize(bytes)}</small></div>`;
  return `<figure><figcaption>${link(copy, path)}</figcaption>${shot(before, 'On the platform')}${shot(after, 'The copy')}</figure>`;
}

/** The report that an owner reads first: one page that needs no other file, for screens and for paper. */
export function reportPage({
  summary,
  copy,
  full,
  pageCount,
  nginx,
  compared = [],
}: ReportPageOptions): string {
  const { verdict, canClose, works, needs, lost, notes } = summary;
  const plain = (fact: Fact) => `<li><p>${escapeHtml(fact.text)}</p>${folded(fact, copy)}</li>`;
  const alive = works.map(
    ({ text, pages }) => `<li>${escapeHtml(text)} <small>${onPages(pages.length)}</small></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(verdict)} The copy of this site</title>
<style>${STYLE}</style>
<main>
<h1>The copy of this site</h1>
<p class="verdict${canClose ? ' yes' : ''}">${escapeHtml(verdict)}</p>
<p class="sum">${pageCount === 1 ? '1 page is' : `${pageCount} pages are`} in <a href="${escapeAttribute(`${encodePart(copy)}/index.html`)}">${escapeHtml(copy)}</a>, ready for any host of files.</p>
${section('Needs you', facts(needs.map((one) => need(one, copy))))}${section('Works', alive.length ? `<ul class="works">\n${alive.join('\n')}\n</ul>` : '')}${section('Before and after', compared.map((page) => comparison(page, copy)).join('\n'))}${section('Lost with the account', facts(lost.map(plain)))}${section('Worth a look', facts(notes.map(plain)))}${nginx ? `<details class="full"><summary>For a host with nginx</summary><pre>${escapeHtml(nginx)}</pre></details>\n` : ''}<details class="full"><summary>Everything, with technical names</summary><pre>${escapeHtml(full)}</pre></details>
</main>
</html>
`;
}
