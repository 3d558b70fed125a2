// Titles of the site's pages, by path: in menus, in the search and in what is near to an address that is not there.
export const PAGE_TITLES = {
  '/': 'Home',
  '/our-story': 'Our Story',
  '/games/guardians-and-glory': 'Guardians & Glory',
  '/games/lemonade-billionaire': 'Lemonade Billionaire',
  '/games': 'Every game',
  '/support': 'Support',
  '/today': 'Today',
  '/trophies': 'Trophies',
  '/whats-new': 'What’s new',
  '/terms': 'Terms & Conditions',
  '/privacy': 'Privacy Policy',
  '/credits': 'Credits',
} as const;
