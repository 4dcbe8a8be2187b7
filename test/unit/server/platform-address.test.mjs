import { describe, expect, test } from 'vitest';
import { isPlatformAddress } from '../../../server/pages/platform-address.mjs';

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
    'js/common-0e95fffbfaa6de282ebb3-min.en-US.js',
  ])('%s is the platform’s', (address) => expect(isPlatformAddress(address)).toBe(true));

  test.each([
    'https://use.typekit.net/ik/a.js',
    'https://code.jquery.com/jquery-3.6.0.min.js',
    'https://assets.squarespace.com.example.org/x.js',
    'https://notsqspcdn.com/x.js',
    'https://proxy.example/?u=https://assets.squarespace.com/x.js',
    'https://example.org/assets.squarespace.com/x.js',
    'js/site-bundle.js',
    'js/jquery-2.2.1.min.js',
    '',
  ])('%s is not', (address) => expect(isPlatformAddress(address)).toBe(false));
});
