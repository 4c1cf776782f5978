import { type ComponentProps, useEffect, useRef } from 'react';

/** An element is animated in when this share of it is visible, this far inside the viewport. */
const VISIBLE_SHARE = 0.3;
const MARGIN = '-50px';

let observer: IntersectionObserver | undefined;

/** Marks the element with `data-seen` once it is scrolled into view. @returns a function that stops watching. */
function observeReveal(element: Element): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect, rootBounds } of entries) {
        // An element taller than the viewport may never be 30 % visible: then 30 % of the viewport is enough.
        const fillsViewport = intersectionRect.height >= VISIBLE_SHARE * (rootBounds?.height ?? innerHeight);
        const share = intersectionRect.height / (target.clientHeight || 1);
        if (!isIntersecting || (share < VISIBLE_SHARE && !fillsViewport)) continue;
        target.setAttribute('data-seen', '');
        observer?.unobserve(target);
      }
    },
    { rootMargin: MARGIN, threshold: [0, 0.1, 0.2, VISIBLE_SHARE] },
  );
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Animates its content in once, when it is scrolled into view. */
export function Reveal({ className = '', ...rest }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? observeReveal(ref.current) : undefined), []);
  return <div ref={ref} className={`reveal ${className}`} suppressHydrationWarning {...rest} />;
}
