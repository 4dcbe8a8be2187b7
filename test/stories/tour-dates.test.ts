import type { Answer } from './support/server';
import { tellStories } from './support/story';

const FERNS = ['The Fern Brothers'];
const CONCERT = {
  datetime: '2026-05-09T19:30:00',
  url: 'https://www.bandsintown.com/e/1',
  venue: { name: 'Palm House', city: 'Otterbrook', country: 'United Kingdom' },
  lineup: [...FERNS, 'Moss'],
  offers: [{ type: 'Tickets', url: 'https://www.bandsintown.com/t/1', status: 'available' }],
};
const offer = (type: string, url = 'https://x.example/') => [{ type, url, status: '' }];
const ASKED = 'GET /artists/The%20Fern%20Brothers/events';
const answers: Record<string, Answer> = { [ASKED]: 503 };
const ALLOWED = {
  page: 'tour-dates',
  context(page: { cookieSettings: object }) {
    page.cookieSettings = {};
  },
} as const;

tellStories('tour-dates', {
  'wait for the visitor, with a link': {
    page: 'tour-dates',
    answers: { [ASKED]: [CONCERT] },
    steps: ['press .inlay-waiting-proceed'],
  },
  'of a single act, or without a place to go to, are shorter': {
    ...ALLOWED,
    answers: {
      [ASKED]: [
        { ...CONCERT, lineup: FERNS, url: '', offers: [] },
        { ...CONCERT, lineup: FERNS, offers: offer('Sold Out') },
        { ...CONCERT, lineup: FERNS, offers: offer('') },
        { ...CONCERT, lineup: FERNS, offers: offer('RSVP', '') },
      ],
    },
    steps: [],
  },
  'say that there are none': { ...ALLOWED, answers: { [ASKED]: [] }, steps: [] },
  'that cannot be loaded say so, and are asked for again': {
    ...ALLOWED,
    answers,
    steps: [
      ['Bandsintown is there again', () => Object.assign(answers, { [ASKED]: [CONCERT] })],
      'press .inlay-waiting-proceed',
    ],
  },
  'that are answered with something else are not taken for none': {
    ...ALLOWED,
    answers: { [ASKED]: { errorMessage: '[NotFound] The artist was not found' } },
    steps: [],
  },
});
