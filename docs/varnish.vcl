vcl 4.1;

import std;

# Varnish in front of the site. Make a secret, for example by `openssl rand -hex 32`. Start varnishd with it in its environment as
# PURGE_SECRET (with systemd: `Environment=` in an override of varnish.service), and the site with CDN=on,
# PURGE_URL=http://SECRET@127.0.0.1:6081/ and TRUST_PROXY=1 (plus one for each further proxy).

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	# Shorter than the 5 s after which the site closes an idle connection.
	.between_bytes_timeout = 60s;
	.probe = {
		.url = "/healthz";
		.interval = 2s;
		.timeout = 1s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

sub vcl_recv {
	if (req.method == "PURGE") {
		# An address proves nothing: behind a proxy on this machine, everybody comes from 127.0.0.1.
		if (std.getenv("PURGE_SECRET") == "" || req.http.Authorization != "Bearer " + std.getenv("PURGE_SECRET")) {
			return (synth(403));
		}
		# All that the site changes has this one key. Nothing of the request becomes part of the expression.
		ban("obj.http.Surrogate-Key == site");
		return (synth(200, "Purged"));
	}

	# Old pages are given out only while the site does not answer, so that a purge that is lost delays a change by a minute.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 10s;
	}

	# Visitors of pages have no session; the dashboard and the API are never kept.
	if (req.url ~ "^/(captain|api|oauth|mcp|healthz|metrics)" || (req.method != "GET" && req.method != "HEAD")) {
		return (pass);
	}
	unset req.http.Cookie;
	unset req.http.Authorization;

	# Parameters of advertisements do not split the cache: only those that the site knows are kept.
	if (req.url ~ "\?") {
		set req.url = regsuball(req.url, "([?&])(utm_[^=&]*|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|dclid|igshid|ttclid|_hs[^=&]*|ref)=[^&]*", "\1");
		set req.url = regsuball(req.url, "([?&])&+", "\1");
		set req.url = regsub(req.url, "[?&]+$", "");
		set req.url = std.querysort(req.url);
	}

	# A draft is for whoever has its link; a visit from a newsletter is counted by the site.
	if (req.url ~ "[?&](draft|sent|from)=") {
		return (pass);
	}
	return (hash);
}

sub vcl_backend_response {
	# Only what the site calls public is kept; answers to logins keep their cookies.
	if (bereq.uncacheable || beresp.http.Cache-Control !~ "public" || beresp.ttl <= 0s) {
		set beresp.uncacheable = true;
		return (deliver);
	}
	unset beresp.http.Set-Cookie;
	# While the site does not answer, visitors get what was kept last.
	set beresp.grace = 10m;
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	unset resp.http.xkey;
}
