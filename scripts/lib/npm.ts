/** The environment for npm in another project: npm gives its settings to what it runs, and another project has settings of its own. */
export const envOfOtherProject = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_config_(?!registry|cache|userconfig)/i.test(name)),
)
