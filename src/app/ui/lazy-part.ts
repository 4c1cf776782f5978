import {
  type ComponentProps,
  type ComponentType,
  type JSXElementConstructor,
  type LazyExoticComponent,
  lazy,
} from 'react';

type PropsOf<Part> = Part extends JSXElementConstructor<infer _> ? ComponentProps<Part> : never;

/** The component that a module exports under a name; the module is loaded when it is first drawn. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }));
}
