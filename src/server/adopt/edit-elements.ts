import type MagicString from 'magic-string';
import { escapeAttribute } from '../escape-attribute';
import { attributeSource, attributeValue, wordsOf } from '../html/attributes.mjs';
import { addressesOf, isUpload, type PageAddress, VARIANT, type Variants } from '../html/page-addresses.mjs';
import { type Element, treeAdapter as trees } from '../html/page-tree.mjs';
import { decodeStep, isFileHost, platformHostOf } from '../pages/platform-address.mjs';
import { compareNames, nameIn } from '../pages/same-name.mjs';
import { ownerOf } from '../pages/script-owner.mjs';
import type { AdoptOptions, MissingFile } from '../public';
import { drawIcon } from './draw-icon';
import { type Edit, writeTree } from './write-tree';

/** Hosts at which the platform is asked for something else than the pages and files of a site. */
const SERVICE = /^(?:www|support|account|login|forum|developers?|domains)?\.?squarespace\.com$/;

const IS_FULL = /^\s*(?:https?:)?\/\//i;

/** The last step of a page's address, by which servers find its file: none of the first page. */
const stepOf = (address: string): string =>
  decodeStep(/([^/]*?)(?:\/?(?:index)?(?:\.html?)?)(?:#.*)?$/is.exec(address.trim())?.[1] ?? '');

/** Whether no server finds a page by its address, since its file has another name. A query asks for another list of its posts. */
const isRenamed = (address: string, copy: string): boolean =>
  !address.includes('?') && (IS_FULL.test(address) || ![stepOf(address), '', '..'].includes(stepOf(copy)));

/** The platform made a file for calendars from the page of an event: a copy has the page alone. */
const CALENDAR_FILE = /[?&]format=ical\b/;

/** An image's address without its width and without a fragment. */
function withoutFormat(address: string): string {
  const [, file = '', query = ''] = /^([^?#]*)\??([^#]*)/s.exec(address) ?? [];
  return [file, ...query.split('&').filter((part) => part && !part.startsWith('format='))]
    .join('&')
    .replace('&', '?');
}

/** Scripts ask for an image in the width that they need: a copy has one, or each as a file of its own. */
function withFormat(address: string, format: 'original' | 'name'): string {
  const file = withoutFormat(address);
  const hash = /#.*$/s.exec(address)?.[0] ?? '';
  return `${file}${file.includes('?') ? '&' : '?'}format=${format}${hash}`;
}

const isHint = (element: Element): boolean =>
  element.tagName === 'link' &&
  wordsOf(element, 'rel').some((rel) => /^(?:preconnect|dns-prefetch)$/.test(rel));

/** Takes the platform's scripts out, and points to copies. */
class ElementEditor {
  readonly missing: MissingFile[] = [];
  readonly notes: string[] = [];
  readonly platformHosts: string[] = [];
  readonly platformLinks: string[] = [];
  readonly deadLinks: string[] = [];
  readonly ownScripts: string[] = [];
  readonly removed = new Set<Element>();
  private edits: Edit[] = [];

  constructor(
    private readonly source: MagicString,
    private readonly options: AdoptOptions,
  ) {}

  edit(element: Element): void {
    const { themeScripts, inspect } = this.options;
    const owner = ownerOf(element, (address) => inspect?.(address, 'script'));
    if (owner === 'platform' || (owner === 'theme' && !themeScripts)) {
      this.remove(element);
      this.removed.add(element);
      return;
    }
    const base = element.tagName === 'base' && attributeValue(element, 'href');
    // That of its own folder has been written by a browser: places on the page would be looked for there.
    const isFull = base && IS_FULL.test(base);
    if (isFull || base === '.') {
      this.remove(element);
      if (isFull) this.notes.push(`Its links led to ${base.trim()} by a \`base\`, which was taken out.`);
      return;
    }
    this.editOwnAddress(element);
    const places = addressesOf(this.source.original, element);
    const shown = places.find(({ kind, isSized }) => kind === 'picture' && !isSized);
    const [first] = places;
    if (element.tagName === 'use' && first && this.drawMissing(element, first)) return;
    for (const place of places) this.editPlace(place, element.tagName === 'img' ? shown : undefined);
    if (this.edits.length) writeTree(this.source.original, element, this.edits);
    this.edits = [];
    if (element.tagName === 'script' && !owner) this.noteOwnScript(places);
  }

  /** Rewrites the address that the page gives itself. */
  private editOwnAddress(element: Element): void {
    const { address } = this.options;
    const isCanonical = element.tagName === 'link' && wordsOf(element, 'rel').includes('canonical');
    const isShared =
      element.tagName === 'meta' &&
      /^(?:og|twitter):url$/i.test(
        attributeValue(element, 'property') ?? attributeValue(element, 'name') ?? '',
      );
    const written =
      address !== undefined && (isCanonical || isShared)
        ? attributeSource(this.source.original, element, isCanonical ? 'href' : 'content')
        : undefined;
    if (written && address !== undefined)
      this.source.update(written.valueStart, written.valueEnd, escapeAttribute(address));
  }

  /** Connections that are opened early to hosts of the platform that nothing asks any more. */
  removeHints(elements: readonly Element[]): void {
    for (const element of elements.filter(isHint)) {
      const host = platformHostOf(attributeValue(element, 'href') ?? '');
      if (this.options.locate && host && !this.platformHosts.includes(host)) this.remove(element);
    }
  }

  private remove(element: Element): void {
    this.source.remove(element.start, element.end);
    trees.detachNode(element);
  }

  private write({ start, end }: PageAddress, address: string): void {
    const text = escapeAttribute(address.replace(/['()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`));
    if (text === this.source.original.slice(start, end)) return;
    this.source.update(start, end, text);
    this.edits.push({ start, end, text });
  }

  /** Draws an icon of the theme whose file the copy has not. Browsers take none from another host. */
  private drawMissing(element: Element, { address, kind }: PageAddress): boolean {
    const { locate } = this.options;
    const copy = locate?.(address, kind);
    const isMissing = copy === 'missing' || (locate && copy === undefined && platformHostOf(address));
    const { parentNode } = element;
    const path =
      isMissing && parentNode && 'tagName' in parentNode
        ? drawIcon(address, parentNode.attrs.find(({ name }) => name === 'viewBox')?.value)
        : undefined;
    if (path === undefined) return false;
    // By its class, themes show one of two drawings.
    const classes = attributeValue(element, 'class');
    const attributes = { ...(classes && { class: classes }), d: path, fill: 'none' };
    element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    element.tagName = 'path';
    const written = element.attrs.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
    this.source.update(element.start, element.end, `<path${written}></path>`);
    return true;
  }

  private editPlace(place: PageAddress, shown: PageAddress | undefined): void {
    const { kind, address } = place;
    const host = platformHostOf(address);
    if (kind === 'form') {
      this.editForm(place, host);
      return;
    }
    if (kind === 'page') {
      this.editLink(place, host);
      return;
    }
    if (kind === 'feed') {
      const copy = this.options.locate?.(address, kind);
      if (copy !== undefined && copy !== 'missing' && copy !== address) this.write(place, copy);
      return;
    }
    if (place.variants) {
      this.editTemplate(place, place.variants, host);
      return;
    }
    const facts = kind === 'style' || kind === 'frame' ? this.options.inspect?.(address, kind) : undefined;
    if (facts?.savedFrom && !platformHostOf(facts.savedFrom)) {
      this.write(place, facts.savedFrom);
      return;
    }
    this.missing.push(...(facts?.missing ?? []));
    this.platformHosts.push(...(facts?.platformHosts ?? []));
    const copy = this.locate(place, shown);
    if (copy === 'missing')
      this.missing.push({
        kind,
        address: kind === 'picture' ? withoutFormat(address) : address.replace(/#.*$/s, ''),
      });
    else if (copy === undefined) {
      if (host) this.platformHosts.push(host);
    } else if (place.isSized)
      this.write(place, withFormat(copy, this.hasWidths(address) ? 'name' : 'original'));
    else if (copy !== address) this.write(place, copy);
  }

  /** A file in several sizes, by the part of its address that names the size: a copy has those that were found, each under its own name. */
  private editTemplate({ start, end, address }: PageAddress, list: Variants, host: string | undefined): void {
    const { locate, inspect } = this.options;
    const copies = list.names.flatMap((name) => {
      const one = address.replace(VARIANT, name);
      // Only the place is known of a file that the platform itself does not have.
      const copy = inspect?.(one, 'media') && locate?.(one, 'media');
      return copy === undefined || copy === 'missing' ? [] : [copy];
    });
    // Scripts make its name themselves; so it is copied.
    locate?.(address.replace(VARIANT, 'thumbnail'), 'picture');
    const [first] = copies;
    if (first === undefined) {
      if (host) this.platformHosts.push(host);
      return;
    }
    const nameOf = (copy: string) => copy.slice(copy.lastIndexOf('/') + 1);
    const edits = [
      { start, end, text: first.slice(0, -nameOf(first).length) + VARIANT },
      { start: list.start, end: list.end, text: copies.map(nameOf).join() },
    ];
    for (const { text, ...at } of edits) this.write({ ...at, kind: 'media', address, isSized: false }, text);
  }

  private hasWidths(address: string): boolean {
    return this.options.inspect?.(address, 'picture')?.hasWidths === true;
  }

  /** The address of a file's copy. An image that the page shows is the copy of the one that a script would load, if it has its name. */
  private locate(
    { kind, address, isSized }: PageAddress,
    shown: PageAddress | undefined,
  ): string | undefined {
    const { locate } = this.options;
    const copy = locate?.(address, kind);
    if (!locate || !isSized || !shown || (copy !== undefined && copy !== 'missing')) return copy;
    const other = locate(shown.address, shown.kind);
    const isIt = other && other !== 'missing' && compareNames(nameIn(other), nameIn(address));
    return isIt ? other : copy;
  }

  /** Rewrites the address that a form is sent to without scripts. */
  private editForm(place: PageAddress, host: string | undefined): void {
    const copy = this.options.locate?.(place.address, place.kind);
    // As for links: only a site that the command has downloaded is sure of the root of its host.
    if (copy?.startsWith('/')) this.write(place, copy);
    else if (host) this.platformLinks.push(place.address);
  }

  private editLink(place: PageAddress, host: string | undefined): void {
    const { address, kind } = place;
    // A query alone leads to the page itself.
    const copy = address.startsWith('?') ? undefined : this.options.locate?.(address, kind);
    const isLeft = copy === address || !copy?.startsWith('/');
    const isMissing = copy === 'missing';
    if (isMissing || (copy !== undefined && isLeft && CALENDAR_FILE.test(address)))
      this.deadLinks.push(address.replace(/#.*$/s, ''));
    // Only a site that the command has downloaded is sure of the root of its host; but a file may have been saved under another name.
    else if (
      copy &&
      copy !== address &&
      (copy.startsWith('/') || isUpload(address) || isRenamed(address, copy))
    )
      this.write(place, copy);
    if (!host || SERVICE.test(host) || isMissing) return;
    if (copy !== undefined) this.write(place, copy);
    else if (isFileHost(host)) this.platformHosts.push(host);
    else this.platformLinks.push(address);
  }

  private noteOwnScript(places: readonly PageAddress[]): void {
    const [place] = places.filter(({ kind }) => kind === 'script');
    const copy = place && this.options.locate?.(place.address, 'script');
    if (place && copy !== undefined && copy !== 'missing') this.ownScripts.push(place.address);
  }
}

/**
 * Edits the elements of a page, in its text and in its tree.
 * @returns the elements of the platform that were removed, and what the report says
 */
export function editElements(source: MagicString, elements: readonly Element[], options: AdoptOptions) {
  const editor = new ElementEditor(source, options);
  for (const element of elements) editor.edit(element);
  editor.removeHints(elements);
  const { missing, notes, platformHosts, platformLinks, deadLinks, ownScripts, removed } = editor;
  return {
    missing: uniqueFiles(missing),
    notes,
    platformHosts,
    platformLinks: [...new Set(platformLinks)],
    deadLinks,
    ownScripts: [...new Set(ownScripts)],
    removed,
  };
}

const uniqueFiles = (files: readonly MissingFile[]): readonly MissingFile[] => [
  ...new Map(files.map((file) => [`${file.kind} ${file.address}`, file])).values(),
];
