import { expect, it } from 'vitest';
import { findTrackers } from '../../../src/server/adopt/trackers';
import { PageDocument } from '../../../src/server/page-document';

const trackersIn = (body: string) =>
  findTrackers(new PageDocument(`<!doctype html><html><body>${body}</body></html>`, false));
const from = (...addresses: string[]) =>
  trackersIn(addresses.map((address) => `<script src="${address}"></script>`).join(''));

it.each([
  ['www.googletagmanager.com', 'Google Tag Manager'],
  ['ssl.google-analytics.com', 'Google Analytics'],
  ['stats.g.doubleclick.net', 'Google Ads'],
  ['www.googleadservices.com', 'Google Ads'],
  ['pagead2.googlesyndication.com', 'Google Ads'],
  ['connect.facebook.net', 'Meta Pixel'],
  ['static.hotjar.com', 'Hotjar'],
  ['www.clarity.ms', 'Microsoft Clarity'],
  ['bat.bing.com', 'Microsoft Advertising'],
  ['analytics.tiktok.com', 'TikTok Pixel'],
  ['snap.licdn.com', 'LinkedIn Insight'],
  ['s.pinimg.com', 'Pinterest'],
  ['js.hs-scripts.com', 'HubSpot'],
  ['js.hs-analytics.net', 'HubSpot'],
  ['static.klaviyo.com', 'Klaviyo'],
  ['chimpstatic.com', 'Mailchimp'],
  ['cdn.segment.com', 'Segment'],
  ['static.cloudflareinsights.com', 'Cloudflare Web Analytics'],
])('names the company of %s: %s', (host, name) => {
  expect(from(`https://${host}/a.js`)).toEqual([name]);
  expect(from(`//${host.toUpperCase()}:443/a.js`)).toEqual([name]);
});

it('names the host where it does not know the company, and none for the site’s own files', () => {
  expect(from('https://notchimpstatic.com/a.js', 'https://cdn.example/b.js?x')).toEqual([
    'cdn.example',
    'notchimpstatic.com',
  ]);
  expect(from('/a.js', 'b.js', 'js/https://cdn.example/c.js')).toEqual([]);
});

it.each([
  [`fbq('init', '1')`, 'Meta Pixel'],
  [`gtag( "config", 'G-1')`, 'Google Analytics'],
  [`load('https://www.google-analytics.com/analytics.js')`, 'Google Analytics'],
  [`j.src='https://www.googletagmanager.com/gtm.js?id='+i`, 'Google Tag Manager'],
  [`h('https://static.hotjar.com/c/hotjar-')`, 'Hotjar'],
  [`t.src='https://www.clarity.ms/tag/'+i`, 'Microsoft Clarity'],
  [`i='https://analytics.tiktok.com/i18n/pixel/events.js'`, 'TikTok Pixel'],
])('knows the first calls of inline code: %s', (code, name) => {
  expect(trackersIn(`<script>${code}</script>`)).toEqual([name]);
});

it('names each once, in the order of the alphabet', () => {
  const inline = `<script>fbq('init', '1'); gtag('config', 'G-1')</script>`;
  const tag = '<script src="https://connect.facebook.net/a.js"></script>';
  expect(trackersIn(tag + inline + inline)).toEqual(['Google Analytics', 'Meta Pixel']);
  expect(trackersIn('<script>start()</script>')).toEqual([]);
});
