import type { Config } from '#server/config.ts';
import { SCOPE_NAMES } from '#shared/apps.ts';

type SiteConfig = Pick<Config, 'siteUrl'>;

/** Address at which programs call the site: the audience of every token. */
export function resourceOf({ siteUrl }: SiteConfig): string {
  return `${siteUrl}/mcp`;
}

/** Address of `resourceMetadata`, which tells a refused program how to get a token. */
export function resourceMetadataUrl({ siteUrl }: SiteConfig): string {
  return `${siteUrl}/.well-known/oauth-protected-resource/mcp`;
}

/** Metadata of the protected resource (RFC 9728). */
export function resourceMetadata(config: SiteConfig, name: string) {
  return {
    resource: resourceOf(config),
    authorization_servers: [config.siteUrl],
    scopes_supported: SCOPE_NAMES,
    bearer_methods_supported: ['header'],
    resource_name: name,
  };
}

/** RFC 8414. */
export function serverMetadata({ siteUrl }: SiteConfig) {
  return {
    issuer: siteUrl,
    authorization_endpoint: `${siteUrl}/oauth/authorize`,
    token_endpoint: `${siteUrl}/oauth/token`,
    registration_endpoint: `${siteUrl}/oauth/register`,
    revocation_endpoint: `${siteUrl}/oauth/revoke`,
    scopes_supported: SCOPE_NAMES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}
