import { describe, expect, test } from 'vitest';
import { imageKey } from '../../../demo-server/pages/image-address.mjs';
import { withLocalImages } from '../../../demo-server/pages/local-images.mjs';

const CDN = 'https://images.squarespace-cdn.com/content/v1/a';
const HERE = '/pages-images/images.squarespace-cdn.com/content/v1/a';

describe('images of a page for a visitor without a network', () => {
  test('come from this server in every attribute that loads one', () => {
    expect(
      withLocalImages(
        `<img src="${CDN}/b+c.jpg?format=500w&amp;x" data-src='${CDN}/d.png' data-image=${CDN}/e>`,
      ),
    ).toBe(`<img src="${HERE}/b+c.jpg?format=500w&amp;x" data-src='${HERE}/d.png' data-image=${HERE}/e>`);
    expect(
      withLocalImages(`<img srcset="${CDN}/b.jpg 100w, ${CDN}/b.jpg?format=300w 300w,\n${CDN}/c,d.jpg 2x">`),
    ).toBe(`<img srcset="${HERE}/b.jpg 100w, ${HERE}/b.jpg?format=300w 300w,\n${HERE}/c,d.jpg 2x">`);
    expect(withLocalImages(`<video poster="${CDN}/p.jpg">`)).toBe(`<video poster="${HERE}/p.jpg">`);
    expect(
      withLocalImages(
        `<div style="color: red; background: url(&quot;${CDN}/b.jpg&quot;), url('${CDN}/c.jpg')">`,
      ),
    ).toBe(`<div style="color: red; background: url(&quot;${HERE}/b.jpg&quot;), url('${HERE}/c.jpg')">`);
    expect(withLocalImages(`<noscript><img src="${CDN}/b.jpg"/></noscript>`)).toBe(
      `<noscript><img src="${HERE}/b.jpg"/></noscript>`,
    );
  });

  test('come from this server when another host of the platform has them', () => {
    expect(withLocalImages('<img src="//static1.squarespace.com/static/5/logo.png?format=100w">')).toBe(
      '<img src="/pages-images/static1.squarespace.com/static/5/logo.png?format=100w">',
    );
    expect(withLocalImages('<img src="http://static1.squarespace.com/static/5/t/6/158/">')).toBe(
      '<img src="/pages-images/static1.squarespace.com/static/5/t/6/158/">',
    );
    expect(withLocalImages('<img src="http://static.squarespace.com/universal/icon.svg">')).toBe(
      '<img src="/pages-images/static.squarespace.com/universal/icon.svg">',
    );
  });

  test('are all that changes', () => {
    const html =
      '<script src="https://example.org/a.png"></script><a href="https://images.squarespace-cdn.com/a.jpg">' +
      '<img src="https://example.org/a.png" alt="https://images.squarespace-cdn.com/a.jpg">' +
      '<img src="../images.squarespace-cdn.com/a.jpg"><img src="https://images.squarespace-cdn.com.example/a.jpg">' +
      '<video src="https://static1.squarespace.com/static/5/film.mp4"></video>' +
      '<script>const a = "https://images.squarespace-cdn.com/a.jpg"</script>';
    expect(withLocalImages(html)).toBe(html);
  });

  test('have one key for all their addresses', () => {
    const key = 'images.squarespace-cdn.com/v1/a b.jpg';
    expect(imageKey('https://images.squarespace-cdn.com/v1/a%20b.jpg?format=500w')).toBe(key);
    expect(imageKey('//images.squarespace-cdn.com/v1/A b.jpg')).toBe(key);
    expect(imageKey('../images.squarespace-cdn.com/v1/A b.jpg%3Fformat=500w')).toBe(key);
    expect(imageKey('../images.squarespace-cdn.com/v1/A b.jpg@format=500w')).toBe(key);
    expect(imageKey('../../https://images.squarespace-cdn.com/v1/a%20b.jpg')).toBe(key);
    expect(imageKey('http://127.0.0.1:1/pages-images/images.squarespace-cdn.com/v1/a%20b.jpg')).toBe(key);
    expect(imageKey('images/a.jpg', 'http://127.0.0.1:1/pages/site/p.html')).toBe('/pages/site/images/a.jpg');
    expect(imageKey('http://127.0.0.1:1/pages/site/images/a.jpg')).toBe('/pages/site/images/a.jpg');
  });
});
