import { useDocument } from '#app/components/documents.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';

/** Opens the device's share dialog; without one, copies the URL. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const { post: copy } = useDocument('blog');
  async function share() {
    const url = `${location.origin}${location.pathname}`;
    if (navigator.share) {
      try {
        await navigator.share({ title, text, url });
        return;
      } catch (error) {
        if ((error as Error).name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: copy.copied, description: copy.copiedText });
    } catch {
      toast({ title: copy.notCopied, description: url, variant: 'destructive' });
    }
  }
  return (
    <Button variant="outline" size="sm" onClick={share} className="noscript:hidden print:hidden">
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      >
        <path d="M8 10V2M5 4.5 8 1.5l3 3M3 8v6h10V8" />
      </svg>
      {copy.share}
    </Button>
  );
}
