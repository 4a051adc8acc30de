export default { output: "server", devToolbar: { enabled: false } };
