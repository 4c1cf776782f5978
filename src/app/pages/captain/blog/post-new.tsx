export { Component } from './post-edit.tsx';
