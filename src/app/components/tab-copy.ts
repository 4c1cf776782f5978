const keyOf = (form: string) => `typed.${form}`;

/** Stores what is typed into a form in this tab, until it is sent: it is there again after a reload, and in a tab that the browser restores. */
export function storeTabCopy(element: HTMLFormElement, form: string): void {
  const typed = [...element.elements].filter(isTyped).map((field) => [field.name, field.value]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // Storage is full or blocked.
  }
}

/** Enters the tab's copy into a form. Fields in which something was typed since stay as they are. */
export function restoreTabCopy(element: HTMLFormElement, form: string): void {
  try {
    const typed = new Map(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]') as [string, string][]);
    for (const field of element.elements) if (isText(field) && !field.value) field.value = typed.get(field.name) ?? '';
  } catch {
    // Storage is blocked, or holds something else.
  }
}

export function deleteTabCopy(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked.
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that somebody types into, without the one that catches bots. */
function isText(field: Element): field is TextField {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ['text', 'email', 'tel', 'url'].includes(field.type) && field.tabIndex >= 0)
  );
}

const isTyped = (field: Element): field is TextField => isText(field) && field.value !== '';
