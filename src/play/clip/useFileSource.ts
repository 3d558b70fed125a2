// Hook: a ref by which a picture or film shows a file that was made on the page, for as long as it is there.
import { useCallback } from 'react';

export const useFileSource = (file: Blob) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
