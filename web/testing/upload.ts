// XMLHttpRequest by way of `fetch`, where the fake API takes it.
import { vi } from 'vitest';

class Upload {
  upload: { onprogress?: (event: object) => void } = {};
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onabort: (() => void) | undefined;
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  #to: [method: string, url: string] = ['GET', ''];

  open(...to: [method: string, url: string]): void {
    this.#to = to;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.onabort?.();
  }

  send(body: FormData): void {
    const [method, url] = this.#to;
    void fetch(url, { method, headers: this.#headers, body }).then(
      async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}

/** Has forms with pictures, whose progress `fetch` cannot tell, send them to the fake API until the test ends. */
export const uploadByFetch = (): void => void vi.stubGlobal('XMLHttpRequest', Upload);
