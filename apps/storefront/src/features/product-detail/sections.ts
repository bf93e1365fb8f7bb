/** The parts of a product's page that a shopper can jump to, in their order. */
export const SECTIONS = ['product', 'reviews', 'details', 'related'] as const
export type Section = (typeof SECTIONS)[number]

/** The id of a part's element. */
export function sectionId(section: Section): string {
  return `product-${section}`
}

/** Brings a part of the page into view and the focus to it, clear of what stays at the top (`scroll-margin-top` in its style). */
export function goToSection(section: Section): void {
  const part = document.getElementById(sectionId(section))
  if (!part) return
  if (section === 'product') window.scrollTo({ top: 0 })
  else part.scrollIntoView()
  part.focus({ preventScroll: true })
}
