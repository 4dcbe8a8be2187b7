// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { announceChanges } from '../../../../src/gallery/behaviour/announce';
import { playVideos } from '../../../../src/gallery/behaviour/videos';
import { isInControls, steppersOf } from '../../../../src/gallery/model/gallery-context';
import { createContext } from './gallery-context';

const announce = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/ui/live-region/announcer', () => ({ createAnnouncer: () => announce }));
beforeEach(() => announce.mockReset());

it.each([
  ['with its title', '<p><b class="meta-title"> Ferns </b><img alt="A"></p>', /2.*3.*Ferns|Ferns.*2.*3/],
  ['with the text of its image', '<p><img alt=" Moss "></p>', /Moss/],
  ['an image itself', '<img alt="Moss" tabindex="0">', /Moss/],
  ['without a name', '<p></p>', /2.*3/],
])('announces a slide %s while the visitor is in the gallery', (_, slide, text) => {
  const visit = (isInGallery: boolean) => {
    const { context, gallery, root } = createContext({ html: slide.repeat(3) });
    const button = document.createElement('button');
    (isInGallery ? root : document.body).append(button);
    announceChanges(context);
    button.focus();
    gallery.go(1);
  };
  visit(false);
  expect(announce).not.toHaveBeenCalled();
  visit(true);
  expect(announce.mock.calls).toEqual([[expect.stringMatching(text)]]);
});

it.each([
  ['moves by itself', { isPlaying: true }, 3],
  ['has one slide', {}, 1],
])('announces nothing where the gallery %s', (_, state, count) => {
  const { context, gallery, root } = createContext({ html: '<p></p>'.repeat(count) });
  const button = document.createElement('button');
  root.append(button);
  announceChanges(context);
  button.focus();
  gallery.update(state);
  gallery.go(1);
  expect(announce).not.toHaveBeenCalled();
});

it('announces nothing where focus has moved to the slide', () => {
  const { context, gallery, slides } = createContext({ html: '<p tabindex="0"></p>'.repeat(2) });
  announceChanges(context);
  slides[1]?.focus();
  gallery.go(1);
  expect(announce).not.toHaveBeenCalled();
});

it('knows its controls: next and previous, each once, and others', () => {
  const [next, dots, outside] = ['button', 'nav', 'p'].map((name) => document.createElement(name));
  if (!next || !dots || !outside) throw new Error('There are no elements.');
  const dot = document.createElement('i');
  dots.append(dot);
  const { gallery } = createContext({
    html: '<p></p>',
    attributes: { elements: { next: [next], previous: [next], controls: [dots] } },
  });
  expect(steppersOf(gallery)).toEqual([next]);
  expect([next, dots, dot, outside].map((element) => isInControls(gallery, element))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

function withVideos(options: object = {}) {
  const video = '<p><b class="meta-title">Film</b><i class="sqs-video-wrapper"></i></p>';
  const made = createContext({ html: `${video}<p></p>${video}`, ...options });
  const embeds: Array<{
    state: string;
    tell: () => void;
    setActive: ReturnType<typeof vi.fn>;
    hide: ReturnType<typeof vi.fn>;
  }> = [];
  const mountVideoEmbed = vi.fn((_: Element, __: unknown, ___: object) => {
    const embed = { state: 'overlay', tell: () => {}, setActive: vi.fn(), hide: vi.fn() };
    embeds.push(embed);
    const store = {
      get: () => embed.state,
      subscribe(listener: () => void) {
        embed.tell = listener;
      },
    };
    return Object.assign(embed, { store });
  });
  Object.assign(made.context.scope, { load: async () => ({ mountVideoEmbed }) });
  const hold = vi.fn();
  playVideos(made.context, { hold });
  return {
    ...made,
    embeds,
    mountVideoEmbed,
    hold,
    ready: () => vi.waitFor(() => expect(embeds).toHaveLength(2)),
  };
}

it('lets the video of the current slide alone play, and autoplay wait for it', async () => {
  const { gallery, embeds, mountVideoEmbed, hold, slides, ready } = withVideos();
  await ready();
  expect(mountVideoEmbed.mock.calls[0]?.[2]).toMatchObject({ title: 'Film' });
  const active = () => embeds.map(({ setActive }) => setActive.mock.lastCall?.[0]);
  expect(active()).toEqual([true, false]);
  gallery.go(2);
  expect(active()).toEqual([false, true]);
  const [, last] = embeds;
  if (!last) throw new Error('There is no video.');
  last.state = 'video';
  last.tell();
  expect([hold.mock.lastCall, slides[2]?.className]).toEqual([[true], 'video-playing']);
  last.state = 'overlay';
  last.tell();
  expect([hold.mock.lastCall, slides[2]?.className]).toEqual([[false], '']);
});

it('loads nothing for slides without videos', () => {
  const { context } = createContext({ html: '<p></p>' });
  const load = vi.fn();
  Object.assign(context.scope, { load });
  playVideos(context, { hold: vi.fn() });
  expect(load).not.toHaveBeenCalled();
});
