import { Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';

/** The posts by title alone. */
export function Tab() {
  const { data, error, isLoading, reload } = useCall<{ slug: string; title: string }[]>('/blog?all=1');
  return (
    <>
      <TabHead title="Content" />
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.length === 0 && <Empty title="No posts yet" />}
      <ul>
        {data?.map(({ slug, title }) => (
          <li key={slug} className="border-paper-rule border-b py-2">
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
