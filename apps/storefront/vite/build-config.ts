import { type ConfigFile, findConfigProblems } from '../../server/src/site/config-schema.ts'

/** The field that each variable of the build sets. `VITE_RSA_PUBLIC_KEY` isn't part of the first load. */
function mergeConfig(env: Readonly<Record<string, string | undefined>>): ConfigFile {
  const links = {
    about: env.VITE_ABOUT_URL,
    ios: env.VITE_IOS_URL,
    android: env.VITE_ANDROID_URL,
    appScheme: env.VITE_APP_SCHEME,
    androidPackage: env.VITE_ANDROID_PACKAGE,
  }
  const fields = { storeNo: env.VITE_STORE_NO, apiOrigin: env.VITE_API_ORIGIN, links }
  // Variables that are missing or empty leave the default.
  return JSON.parse(JSON.stringify(fields, (_, value) => value || undefined))
}

/** The defaults of a build's configuration, from the `VITE_*` variables. Throws with every mistake in them. */
export async function buildConfig(env: Readonly<Record<string, string | undefined>>): Promise<ConfigFile> {
  const config = mergeConfig(env)
  const rsaPublicKey = env.VITE_RSA_PUBLIC_KEY
  const problems = await findConfigProblems({ ...config, ...(rsaPublicKey ? { rsaPublicKey } : {}) })
  if (problems.length > 0)
    throw new Error(
      `The VITE_* variables of the build are wrong:\n${problems.map(({ field, problem }) => `  ${field}: ${problem}`).join('\n')}`,
    )
  return config
}
