// Meta tags of a page: title, description, social preview, robots and canonical link. React hoists them into the head.
import { useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';

interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** Social preview image: a JPEG of 1200 × 630 under assets/images/. */
  readonly image?: string;
  /** False for an unknown path: the 404 document is served for all of them before script runs. */
  readonly addressed?: boolean;
}

export function PageMeta({ title, description, image = 'social/home.jpg', addressed = true }: PageMetaProps) {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '') || '/';
  const full = `${title} | ${brand.name}`;
  const address = brand.origin + path;
  const picture = `${brand.origin}/assets/images/${image}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index, follow" />
      {addressed && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {addressed && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
