// Sends requests to an emulator that runs in this process.
const API = "https://www.wixapis.com";

/**
 * Returns a function that calls an emulator with the given token or, by default, a new visitor's
 * token.
 */
export async function createCaller(emulator, givenToken) {
  const send = async (method, path, body, token) => {
    const response = await emulator.fetch(`${API}${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(token && { Authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
  const anonymous = { clientId: "bench", grantType: "anonymous" };
  const token =
    givenToken ?? JSON.parse(await send("POST", "/oauth2/token", anonymous)).access_token;
  return (method, path, body) => send(method, path, body, token);
}
