/** id of the place at the foot where the codes lead to the apps */
export const APP_CODES_ID = 'apps'
