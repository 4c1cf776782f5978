import { type LoaderFunctionArgs, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { type Api, apiContext } from './api.ts';
import { ROOT_ROUTE_ID } from './components/site.ts';

/** An answer asked for ahead of a click serves one navigation, and no longer than this. Milliseconds. */
const FRESH_MS = 10_000;

interface Ahead {
  answer: Promise<unknown>;
  askedAt: number;
}

const answers = new Map<string, Ahead>();
/** What a navigation asked for itself: a hover that comes too late shares its answer instead of leaving one behind. */
const navigated = new Map<string, Ahead>();
const pages = new Map<string, number>();
let asking: Api | undefined;

/** The browser's API, whose GETs are answered by what was asked for ahead where there is something fresh. */
export function withAnswersAhead(api: Api): Api {
  asking = {
    ...api,
    get<T>(path: string) {
      const known = navigated.get(path);
      if (known && isFresh(known.askedAt)) return known.answer as Promise<T>;
      const answer = api.get<T>(path);
      answer.catch(() => answers.delete(path));
      answers.set(path, { answer, askedAt: performance.now() });
      return answer;
    },
  };
  return {
    ...api,
    get<T>(path: string) {
      const ahead = answers.get(path);
      answers.delete(path);
      if (ahead && isFresh(ahead.askedAt)) return ahead.answer as Promise<T>;
      const answer = api.get<T>(path);
      navigated.set(path, { answer, askedAt: performance.now() });
      return answer;
    },
  };
}

/** Loads the code and the data of the page at `path`, so that the click on a link to it paints at once. */
export async function loadAhead(routes: RouteObject[], path: string): Promise<void> {
  const askedAt = pages.get(path);
  if (!asking || (askedAt !== undefined && isFresh(askedAt))) return;
  pages.set(path, performance.now());
  const context = new RouterContextProvider();
  context.set(apiContext, asking);
  const request = new Request(new URL(path, location.href));
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    if (route.id === ROOT_ROUTE_ID) continue;
    try {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
      if (typeof loader === 'function') await loader({ request, params, context } as unknown as LoaderFunctionArgs);
    } catch (error) {
      // Whatever is wrong is told when the page is really asked for.
      if (error instanceof Response && error.headers.has('Location')) fetchDocumentAhead(path);
    }
  }
}

/** For a page that wants a document of its own. */
function fetchDocumentAhead(path: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = path;
  document.head.append(link);
}

function isFresh(askedAt: number): boolean {
  return performance.now() - askedAt < FRESH_MS;
}
