// Toasts by kind; their durations are the library's defaults: success 2 s, error 4 s, blank 4 s, at most 20 at once.
import toast from 'react-hot-toast/headless';

export const toasts = {
  success: (text: string) => void toast.success(text),
  error: (text: string) => void toast.error(text),
  info: (text: string) => void toast(text),
};
export type Notify = typeof toasts;

/** Takes away what is shown: a dialog that answers it would stand under it. */
export const clearToasts = () => toast.dismiss();
