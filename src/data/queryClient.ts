// Data fetching with react-query: a GET of the query key's first element. Only pages that import this load react-query.
import { QueryClient, type QueryFunction, type QueryFunctionContext, useQuery } from '@tanstack/react-query';

/** How a 401 response is treated. */
export type On401 = 'raise' | 'null';

/** Specification part 1, §7: cookies included; an error reads '404: Not Found'. */
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
      // The service worker may answer offline.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The JSON at a path, shared by all callers; works without a provider. */
export function useShared<T>(path: string) {
  return useQuery<T>({ queryKey: [path] }, queryClient);
}

/** The same for data of signed-in visitors: a 401 response gives null. */
export function useSharedOrNull<T>(path: string) {
  return useQuery<T | null>({ queryKey: [path, 'or null'], queryFn: getJson<T | null>('null') }, queryClient);
}
