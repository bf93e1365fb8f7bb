import { CONTRACTS, type DomainName } from '@nusaria/contracts/registry'

const descriptions: Readonly<Record<DomainName, string>> = {
  auth: 'Captcha, codes, login, logout and a forgotten password',
  member: "The member's profile, phone, e-mail and password, and the devices that visit",
  session: 'Signed-in devices',
  deletion: 'Deleting the account',
  address: 'Delivery addresses and the areas of Indonesia',
  nav: 'Categories',
  product: 'Products and lists of them',
  picture: 'Uploaded pictures',
  review: 'Reviews of products',
  question: 'Questions about products',
  favourite: 'Favourite and recently viewed products',
  notice: 'Restock alerts',
  search: 'Search, suggestions, history and rankings',
  promotion: "Vouchers: offers, the member's wallet, terms",
  cart: 'The cart of a guest or a member',
  order: 'Confirming, placing, reading and cancelling orders; parcels',
  payment: 'Paying an order',
  wallet: 'Saved cards, e-wallets and refund accounts',
  points: 'Coins',
  afterSale: 'Returns and refunds',
  message: 'Messages to the member',
  cms: 'Content of the home page and of campaigns',
  submission: 'What became of a request whose reply was lost',
  system: 'Settings of the member service',
}

/** The domains as tags, in the order of the registry. */
export const tags = Object.keys(CONTRACTS).map((name) => ({ name, description: descriptions[name as DomainName] }))
