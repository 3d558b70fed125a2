// How the site fetches data: a GET of the key's first element, once. Only pages whose chunk imports this carry react-query.
import { QueryClient, type QueryFunction, type QueryFunctionContext, useQuery } from '@tanstack/react-query';

/** What a 401 answer means to whoever asks. */
export type On401 = 'raise' | 'null';

/** Specification part 1, §7: cookies included, and a refusal in words: '404: Not Found'. */
async function fetchOnce({ queryKey, signal }: QueryFunctionContext, on401: On401): Promise<Response | null> {
  const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
  if (response.status === 401 && on401 === 'null') return null;
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response;
}

export const getJson =
  <T>(on401: On401 = 'raise'): QueryFunction<T> =>
  async context =>
    ((await fetchOnce(context, on401))?.json() ?? null) as Promise<T>;

/** Specification part 1, §9. For use outside components: `queryClient.fetchQuery({ queryKey: [path] })`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getJson(),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // What was visited before may be answered without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What lies at a path. Everybody who asks for it shares one answer; needs no provider around the page. */
export function useShared<T>(path: string) {
  return useQuery<T>({ queryKey: [path] }, queryClient);
}

/** The same where only a signed-in visitor gets an answer: nobody's is null. */
export function useSharedOrNull<T>(path: string) {
  return useQuery<T | null>({ queryKey: [path, 'or null'], queryFn: getJson<T | null>('null') }, queryClient);
}
