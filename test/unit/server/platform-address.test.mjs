import { describe, expect, test } from 'vitest';
import { isPlatformAddress } from '../../../src/server/pages/platform-address.mjs';

describe('platform addresses', () => {
  test.each([
    'https://assets.squarespace.com/universal/scripts-compressed/common.js',
    '//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js',
    'http://static.squarespace.com/universal/common-min.js',
    'https://static1.squarespace.com/static/vta/5c5a/scripts/site-bundle.js',
    'https://definitions.sqspcdn.com/website-component-definition/x.visitor.js',
    'https://other.sqspcdn.com/x.js',
    'HTTPS://ASSETS.SQUARESPACE.COM/x.js',
    '../assets.squarespace.com/universal/x.js',
    'assets.squarespace.com/universal/x.js',
    '../../https://assets.squarespace.com/@sqs/x.js',
    '../../../../https://static1.squarespace.com/static/ta/combo/index.html%3Fsite.js',
    '/mikaelaholmes-squarespace/assets.squarespace.com/universal/x.js',
    '../https%3A/assets.squarespace.com/x.js',
    ' https://assets.squarespace.com/x.js\n',
    'saved/universal/scripts-compressed/common-0e95-min.en-US.js',
    '@sqs/polyfiller/1.6/modern.js',
    'static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.js',
  ])('%s is the platform’s', (address) => expect(isPlatformAddress(address)).toBe(true));

  test.each([
    'https://use.typekit.net/ik/a.js',
    'https://code.jquery.com/jquery-3.6.0.min.js',
    'https://assets.squarespace.com.example.org/x.js',
    'https://notsqspcdn.com/x.js',
    'https://proxy.example/?u=https://assets.squarespace.com/x.js',
    'https://example.org/assets.squarespace.com/x.js',
    'js/site-bundle.js',
    // What the site's owner has uploaded.
    'https://static1.squarespace.com/static/0123456789abcdef01234567/t/89abcdef0123456789abcdef/1700000000/own.js',
    'js/jquery-2.2.1.min.js',
    '',
  ])('%s is not', (address) => expect(isPlatformAddress(address)).toBe(false));
});
