/** Where the configuration is, below the shop's base path. */
export const CONFIG_FILE = 'config.json'

/** id of the element in which a server writes the configuration into the page, as JSON. */
export const CONFIG_ELEMENT = 'config'
