// Code imports the style sheet of what it draws; the build loads it beside the code.
declare module '*.css';
