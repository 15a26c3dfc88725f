/**
 * Sample values that the owner replaces: social profiles and the office. Name, phone and e-mail addresses are settings
 * (`COMPANY_NAME`, `CONTACT_PHONE`, `CONTACT_EMAIL`, `PRIVACY_EMAIL`).
 */
export const company = {
  tagline: 'Field data, turned into evidence you can act on.',
  description:
    'Digital platforms for the social sector: data collection in the field, programme and grant analytics, and data intelligence.',
  founded: 2023,
  city: 'Bengaluru',
  office: ['4th floor, 12 Sample Street', 'Bengaluru 560001', 'Karnataka, India'],
} as const;

export type SocialNetwork = 'linkedin' | 'youtube' | 'instagram' | 'x';
export type SocialProfile = { network: SocialNetwork; name: string; href: string };

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'linkedin', name: 'LinkedIn', href: 'https://linkedin.example.org/impact-r' },
  { network: 'youtube', name: 'YouTube', href: 'https://youtube.example.org/impact-r' },
  { network: 'instagram', name: 'Instagram', href: 'https://instagram.example.org/impact-r' },
  { network: 'x', name: 'X', href: 'https://x.example.org/impact-r' },
];
