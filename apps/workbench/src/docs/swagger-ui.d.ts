/** The part of Swagger UI that the API page uses. Its package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUi {
    /** Sends a token with the calls that ask for this scheme. */
    preauthorizeApiKey(scheme: string, token: string): void
    readonly authActions: { logout(schemes: readonly string[]): void }
    readonly layoutActions: { updateFilter(text: string): void }
  }
  export default function SwaggerUIBundle(options: Readonly<Record<string, unknown>>): SwaggerUi
}
