/** What a server answered to a request. */
export interface Posted {
  readonly status: number;
  readonly answer: Record<string, unknown>;
  readonly headers: Headers;
}

/** Sends a body to a server under test, as whoever has this token; a text is sent as it is. */
export async function post(port: number, path: string, body: unknown, token?: string): Promise<Posted> {
  const identity = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identity },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  // Whatever the server under test answers.
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, headers: response.headers };
}
