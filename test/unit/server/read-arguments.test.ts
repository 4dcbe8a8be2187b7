import { describe, expect, it } from 'vitest';
import { readArguments, USAGE } from '../../../src/server/cli/read-arguments';

describe('the command line', () => {
  it('has defaults', () => {
    expect(readArguments(['adopt', 'pages'])).toMatchObject({
      command: 'adopt',
      isUniversal: false,
      site: 'pages',
      out: 'pages-inlay',
      base: undefined,
      config: undefined,
      renderer: 'preact',
      themeScripts: false,
      isCheck: false,
      isJson: false,
    });
    expect(readArguments(['adopt', 'pages//'])?.out).toBe('pages-inlay');
  });

  it('takes its options', () => {
    const options = ['--base', '/inlay/', '--config', 'c.json', '--renderer', 'react'];
    expect(
      readArguments(['adopt', 'pages', 'out', ...options, '--theme-scripts', '--check', '--json']),
    ).toMatchObject({
      site: 'pages',
      out: 'out',
      base: '/inlay/',
      config: 'c.json',
      renderer: 'react',
      themeScripts: true,
      isCheck: true,
      isJson: true,
    });
  });

  it('takes pages and a folder for a build', () => {
    expect(readArguments(['build', 'a.html', 'b', '--out', 'out', '--complete'])).toMatchObject({
      command: 'build',
      pages: ['a.html', 'b'],
      buildFolder: 'out',
      isComplete: true,
    });
    expect(() => readArguments(['build'])).toThrow('Name the pages');
  });

  it('asks for help', () => {
    expect(readArguments([])).toBeUndefined();
    expect(readArguments(['adopt', 'pages', '--help'])).toBeUndefined();
    for (const name of ['base', 'config', 'renderer', 'theme-scripts', 'check', 'json', 'help'])
      expect(USAGE).toMatch(new RegExp(`^ {2}--${name} +\\S`, 'm'));
  });

  it.each([
    [['fetch', 'pages'], 'There is no command “fetch”.'],
    [['adopt'], 'Name the folder'],
    [['adopt', 'a', 'b', 'c'], 'one folder too many: c'],
    [['adopt', 'a', '--renderer', 'vue'], 'The renderer is preact or react.'],
    [['adopt', 'a', '--colour'], '--colour'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
